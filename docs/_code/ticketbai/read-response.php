<?php
$curl = curl_init('https://demo.sandbox.abaco.example/api/invoices/' . $argv[1]);
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
    CURLOPT_USERPWD => getenv('ABACO_SECRET_KEY') . ':',
    CURLOPT_HTTPHEADER => ['Accept: application/json; api_version=20241028'],
]);
$body = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($body === false || $status >= 400) {
    throw new RuntimeException("$status: " . ($body ?: curl_error($curl)));
}
$invoice = json_decode($body, true);

function officeMessage(array $envelope): string
{
    $text = (string) $envelope['service_response'];
    $parsed = json_decode($text, true);
    return is_array($parsed) && is_string($parsed['message'] ?? null) ? $parsed['message'] : $text;
}

foreach ($invoice['deliveries'] as $envelope) {
    $state = $envelope['delivered_at'] === null ? 'not delivered' : 'delivered';
    echo "{$envelope['recipient']}: $state, ", officeMessage($envelope), PHP_EOL;
}
