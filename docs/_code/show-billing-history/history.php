<?php
// What your customer reads instead of the state.
const LABELS = ['outstanding' => 'To pay', 'late' => 'Overdue', 'paid' => 'Paid', 'refunded' => 'Refunded'];

function get(string $url, int $attempts = 5): array
{
    $headers = [];
    $curl = curl_init($url);
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
        CURLOPT_USERPWD => getenv('ABACO_SECRET_KEY') . ':',
        CURLOPT_HTTPHEADER => ['Accept: application/json; api_version=20241028'],
        CURLOPT_HEADERFUNCTION => function ($curl, string $line) use (&$headers): int {
            [$name, $value] = explode(':', $line, 2) + [1 => ''];
            $headers[strtolower($name)] = trim($value);
            return strlen($line);
        },
    ]);
    $body = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($status === 429 && $attempts > 1) {
        sleep(max(1, $headers['x-ratelimit-reset'] - time()));
        return get($url, $attempts - 1);
    }
    if ($body === false || $status >= 400) {
        throw new RuntimeException("$status: " . ($body ?: curl_error($curl)));
    }
    return [json_decode($body, true), $headers['x-pages-nextpage'] ?? null];
}

function invoicesOf(string $contact): Generator
{
    $url = "https://demo.sandbox.abaco.example/api/invoices?limit=100&contact=$contact";
    while ($url !== null) {
        [$invoices, $url] = get($url);
        yield from $invoices;
    }
}

function row(array $invoice): string
{
    $total = sprintf('%.2f %s', $invoice['total_cents'] / 100, $invoice['currency']);
    $label = LABELS[$invoice['state']] ?? $invoice['state'];
    return implode(' | ', [$invoice['number'], $invoice['issue_date'], $total, $label, $invoice['pdf']]);
}

foreach (invoicesOf($argv[1] ?? '60312') as $invoice) {
    echo row($invoice), PHP_EOL;
}
