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

function read(string $path, array $query): array
{
    return call("$path?" . http_build_query($query));
}

// Calculates as for a consumer unless the tax ID is valid: false and null are taxed.
function calculate(array $customer, float $amount): array
{
    ['country' => $country, 'tax_id' => $taxId] = $customer;
    $query = ['to_country' => $country, 'amount' => $amount];
    if ($taxId && read('/tax_ids/validate', ['country' => $country, 'tax_id' => $taxId])['valid']) {
        $query['tax_id'] = $taxId;
    }
    return read('/tax_rates/calculate', $query);
}

// The tax of a sale, the tax status of its customer, and the reason that the invoice prints.
function taxOf(array $customer, float $net): array
{
    ['country' => $country, 'region' => $region, 'certificate' => $certificate] = $customer;
    if ($certificate) {
        $tax = ['country' => $country, 'region' => $region, 'name' => 'Sales tax', 'rate' => 0];
        return [$tax, $net, 'exempt', "Exempt: resale certificate $certificate"];
    }
    $tax = calculate($customer, $net);
    $status = $tax['status'] === 'reverse_charge' ? 'reverse' : 'taxable';
    return [$tax, $tax['total_amount'], $status, $tax['notice']];
}

function idOf(array $payment): array
{
    return [$payment['processor'], $payment['processor_id']];
}

// Safe to repeat: the sale is looked up first. It is the same if its order and its payment are.
function sell(array $order): array
{
    $payment = ['method' => 'credit_card', 'processor' => 'card-gateway', 'processor_id' => $order['charge']];
    foreach (read('/invoices', ['processor_id' => $order['id'], 'limit' => 100]) as $invoice) {
        if (in_array(idOf($payment), array_map('idOf', $invoice['payments']), true)) {
            return $invoice;
        }
    }
    $customer = $order['customer'];
    [$tax, $total, $taxStatus, $notes] = taxOf($customer, $order['net']);
    return call('/transactions', [CURLOPT_POSTFIELDS => json_encode([
        'currency' => 'EUR',
        'customer' => [
            'first_name' => $customer['name'],
            'country' => $customer['country'],
            'region' => $customer['region'],
            'tax_id' => $customer['tax_id'],
            'tax_status' => $taxStatus,
        ],
        'items' => [['description' => $order['text'], 'amount' => $total, 'tax' => $tax]],
        'payment' => $payment,
        'processor' => 'demo-shop',
        'processor_id' => $order['id'],
        'notes' => $notes,
    ])]);
}

foreach (json_decode(file_get_contents('orders.json'), true) as $order) {
    $sold = sell($order);
    printf("%s %.2f %s\n", $order['id'], $sold['total_cents'] / 100, $sold['taxes'][0]['label']);
}
