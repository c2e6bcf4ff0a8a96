<?php
const URL = 'https://shop.example/hooks/abaco'; // exactly as you registered it

function isGenuine(string $rawBody, string $signature): bool
{
    $digest = hash_hmac('sha1', URL . $rawBody, getenv('ABACO_AUTH_KEY'), true);
    return hash_equals(base64_encode($digest), $signature);
}

// The same body has the same name, so an event that comes twice waits once.
function saveForLater(string $rawBody): void
{
    is_dir('events') || mkdir('events', recursive: true);
    file_put_contents('events/' . hash('sha256', $rawBody) . '.json', $rawBody);
}

function receive(): int
{
    if ($_SERVER['REQUEST_METHOD'] === 'HEAD') {
        return 200;
    }
    $rawBody = file_get_contents('php://input');
    if (!isGenuine($rawBody, $_SERVER['HTTP_X_ABACO_SIGNATURE'] ?? '')) {
        return 401;
    }
    saveForLater($rawBody);
    return 204;
}

http_response_code(receive());
