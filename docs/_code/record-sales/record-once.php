<?php
const API = 'https://demo.sandbox.abaco.example/api';

function call(string $path, array $options = []): array
{
    $curl = curl_init(API . $path);
    curl_setopt_array($curl, $options + [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_FAILONERROR => true,
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

// Safe to repeat: the id of your order is looked up first.
function recordOnce(array $sale): array
{
    $known = call('/invoices?' . http_build_query(['processor_id' => $sale['processor_id']]));
    return $known[0] ?? call('/transactions', [CURLOPT_POSTFIELDS => json_encode($sale)]);
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
    'processor_id' => $order,
];
echo recordOnce($sale)['number'], PHP_EOL;
