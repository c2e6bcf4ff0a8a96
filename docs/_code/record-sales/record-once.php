<?php
const API = 'https://demo.sandbox.abaco.example/api';

function call(string $path, array $options = []): array
{
    $curl = curl_init(API . $path);
    curl_setopt_array($curl, $options + [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_FAILONERROR => true,
        CURLOPT_TIMEOUT => 30,
        CURLOPT_USERPWD => getenv('ABACO_SECRET_KEY') . ':',
        CURLOPT_HTTPHEADER => [
            'Accept: application/json; api_version=20241028',
            'Content-Type: application/json',
        ],
    ]);
    $body = curl_exec($curl);
    if ($body === false) {
        throw new RuntimeException(curl_error($curl));
    }
    return json_decode($body, true);
}

// Safe to repeat: the id of your order is looked up first. Another shop may have the same id.
function recordOnce(array $sale): array
{
    $found = call('/invoices?' . http_build_query(['processor_id' => $sale['processor_id'], 'limit' => 100]));
    foreach ($found as $invoice) {
        if (($invoice['custom_metadata']['shop'] ?? null) === $sale['processor']) {
            return $invoice;
        }
    }
    return call('/transactions', [CURLOPT_POSTFIELDS => json_encode($sale)]);
}

$order = $argv[1] ?? 'order-3001';
$sale = [
    'type' => 'sale',
    'currency' => 'EUR',
    'customer' => ['kind' => 'person', 'first_name' => 'Ada', 'last_name' => 'Winter', 'country' => 'DE'],
    'items' => [[
        'description' => 'Online course',
        'amount' => 119,
        'tax' => ['rate' => 19, 'country' => 'DE', 'tax_code' => 'eservice'],
    ]],
    'payment' => ['method' => 'credit_card', 'processor' => 'card-gateway', 'processor_id' => "ch-$order"],
    'processor' => 'demo-shop',
    'custom_metadata' => ['shop' => 'demo-shop'],
    'processor_id' => $order,
];
echo recordOnce($sale)['number'], PHP_EOL;
