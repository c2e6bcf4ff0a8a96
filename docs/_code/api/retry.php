<?php
const WORTH_ANOTHER_TRY = [429, 500, 502, 503, 504];

function sendOnce(string $url): array
{
    $reset = null;
    $curl = curl_init($url);
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
        CURLOPT_USERPWD => getenv('ABACO_SECRET_KEY') . ':',
        CURLOPT_HTTPHEADER => ['Accept: application/json; api_version=20241028'],
        CURLOPT_HEADERFUNCTION => function ($curl, string $line) use (&$reset): int {
            if (stripos($line, 'X-RateLimit-Reset:') === 0) {
                $reset = (int) substr($line, strlen('X-RateLimit-Reset:'));
            }
            return strlen($line);
        },
    ]);
    $body = curl_exec($curl);
    $status = $body === false ? 0 : curl_getinfo($curl, CURLINFO_RESPONSE_CODE); // 0 means no response
    return [$status, $body, $reset];
}

function pauseAfter(int $status, ?int $reset, int $attempt): float
{
    $isAnnounced = $status === 429 && $reset !== null;
    $seconds = $isAnnounced ? max(0, $reset - microtime(true)) : 2 ** $attempt;
    return $seconds + mt_rand() / mt_getrandmax(); // the jitter keeps your workers apart
}

function call(string $url, int $attempts = 5): array
{
    for ($attempt = 0; ; $attempt++) {
        [$status, $body, $reset] = sendOnce($url);
        $isDone = $status !== 0 && !in_array($status, WORTH_ANOTHER_TRY, true);
        if ($isDone || $attempt + 1 === $attempts) {
            return [$status, $body];
        }
        usleep((int) (pauseAfter($status, $reset, $attempt) * 1_000_000));
    }
}

[$status, $body] = call('https://demo.sandbox.abaco.example/api/invoices/90210');
echo $status === 0 ? 'no response' : "$status: $body", PHP_EOL;
