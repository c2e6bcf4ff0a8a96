<?php
const API = 'https://demo.sandbox.abaco.example/api';

function call(string $path, array $options = []): array
{
    $curl = curl_init(API . $path);
    curl_setopt_array($curl, $options + [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
        CURLOPT_USERPWD => getenv('ABACO_SECRET_KEY') . ':',
        CURLOPT_HTTPHEADER => [
            'Accept: application/json; api_version=20241028',
            'Content-Type: application/json',
        ],
    ]);
    $body = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($body === false || $status >= 400) {
        throw new RuntimeException("$status: " . ($body ?: curl_error($curl)));
    }
    return json_decode($body, true);
}

function idOf(array $payment): array
{
    return [$payment['processor'], $payment['processor_id']];
}

// Safe to repeat: the sale is looked up first. It is the same if its order and its payment are.
function recordOnce(array $sale): array
{
    $found = call('/invoices?' . http_build_query(['processor_id' => $sale['processor_id'], 'limit' => 100]));
    foreach ($found as $invoice) {
        if (in_array(idOf($sale['payment']), array_map('idOf', $invoice['payments']), true)) {
            return $invoice;
        }
    }
    return call('/transactions', [CURLOPT_POSTFIELDS => json_encode($sale)]);
}

$order = $argv[1] ?? 'order-1001';
$charge = $argv[2] ?? 'ch_EXAMPLE';
$sale = [
    'type' => 'sale',
    'currency' => 'EUR',
    'customer' => ['kind' => 'person', 'first_name' => 'Ada', 'last_name' => 'Winter', 'country' => 'DE'],
    'items' => [[
        'description' => 'Online course',
        'amount' => 119,
        'tax' => ['rate' => 19, 'country' => 'DE', 'tax_code' => 'eservice'],
    ]],
    'payment' => ['method' => 'credit_card', 'processor' => 'card-gateway', 'processor_id' => $charge],
    'processor' => 'demo-shop',
    'processor_id' => $order,
];
echo recordOnce($sale)['number'], PHP_EOL;
