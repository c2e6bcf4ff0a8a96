<?php
const API = 'http://127.0.0.1:4010/api';
const WORTH_ANOTHER_TRY = [0, 429, 500, 502, 503, 504]; // 0 means no response
const PAUSES = [10_000, 20_000]; // microseconds, so that a test doesn't wait

function call(string $path, array $options = [], array $headers = []): array
{
    $curl = curl_init(API . $path);
    curl_setopt_array($curl, $options + [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
        CURLOPT_USERPWD => getenv('ABACO_SECRET_KEY') . ':',
        CURLOPT_HTTPHEADER => [
            'Accept: application/json; api_version=20241028',
            'Content-Type: application/json',
            ...$headers,
        ],
    ]);
    $body = curl_exec($curl);
    $status = $body === false ? 0 : curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($status < 200 || $status >= 300) {
        throw new RuntimeException("$status: " . ($body ?: curl_error($curl)), $status);
    }
    return json_decode($body, true);
}

// Repeats the whole work, so a sale is looked up again before it's sent again.
function retry(callable $work, array $pauses = PAUSES): array
{
    try {
        return $work();
    } catch (RuntimeException $error) {
        if ($pauses === [] || !in_array($error->getCode(), WORTH_ANOTHER_TRY, true)) {
            throw $error;
        }
    }
    usleep(array_shift($pauses));
    return retry($work, $pauses);
}

function idOf(array $payment): array
{
    return [$payment['processor'], $payment['processor_id']];
}

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

function check(array $got, array $wanted, string $problem): void
{
    if ($got !== $wanted) {
        throw new LogicException($problem);
    }
}

// The header causes each error. What can't succeed is sent once, the others three times.
foreach ([401 => 1, 403 => 1, 404 => 1, 422 => 1, 429 => 3, 503 => 3] as $status => $times) {
    $count = 0;
    $update = function () use ($status, &$count): array {
        $count++;
        $body = [CURLOPT_CUSTOMREQUEST => 'PUT', CURLOPT_POSTFIELDS => '{}'];
        return call('/contacts/60312', $body, ["X-Simulator-Error: $status"]);
    };
    try {
        retry($update);
        check([], [$status], "no $status");
    } catch (RuntimeException $error) {
        check([$error->getCode(), $count], [$status, $times], $error->getMessage());
    }
    echo $status, $times === 1 ? ' stops' : ' tries again', PHP_EOL;
}

// The same sale twice, as if the first response had been lost.
$cents = [1999, 501, 29];
$sale = [
    'date' => '2024-02-29',
    'currency' => 'EUR',
    'customer' => ['first_name' => 'Ada', 'last_name' => 'Winter', 'country' => 'DE'],
    'items' => array_map(fn (int $amount): array => [
        'description' => 'Stationery',
        'amount' => $amount / 100,
        'tax' => ['country' => 'DE', 'name' => 'VAT', 'rate' => 19],
    ], $cents),
    'payment' => ['method' => 'credit_card', 'processor' => 'card-gateway', 'processor_id' => 'ch_EXAMPLE_7001'],
    'processor' => 'demo-shop',
    'processor_id' => 'order-7001',
];
retry(fn (): array => recordOnce($sale));
retry(fn (): array => recordOnce($sale));
// One invoice is left, with the amount and the date of the sale.
$invoices = retry(fn (): array => call("/invoices?processor_id={$sale['processor_id']}"));
$found = array_map(fn (array $one): array => [$one['issue_date'], $one['total_cents']], $invoices);
check($found, [[$sale['date'], array_sum($cents)]], json_encode($found));
echo $sale['processor_id'], ' ', implode(' ', $found[0]), PHP_EOL;
