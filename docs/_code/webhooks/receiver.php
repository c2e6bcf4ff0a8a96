<?php
http_response_code(500); // until all went well

function setting(string $name): string
{
    return getenv($name) ?: throw new RuntimeException("Set $name.");
}

function isGenuine(string $rawBody, string $signature): bool
{
    $digest = hash_hmac('sha1', setting('ABACO_WEBHOOK_URL') . $rawBody, setting('ABACO_AUTH_KEY'), true);
    return hash_equals(base64_encode($digest), $signature);
}

// The same body has the same name, so an event that comes twice waits once.
function saveForLater(string $rawBody): void
{
    is_dir('events') || mkdir('events', recursive: true);
    $file = 'events/' . hash('sha256', $rawBody) . '.json';
    file_put_contents($file, $rawBody) ?: throw new RuntimeException("Cannot write $file.");
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
