<?php
const API = 'https://demo.sandbox.abaco.example/api';

function call(string $url, array $options = [], int $attempts = 5): array
{
    $headers = [];
    $curl = curl_init($url);
    curl_setopt_array($curl, $options + [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
        CURLOPT_USERPWD => getenv('ABACO_SECRET_KEY') . ':',
        CURLOPT_HTTPHEADER => [
            'Accept: application/json; api_version=20241028',
            'Content-Type: application/json',
        ],
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
        return call($url, $options, $attempts - 1);
    }
    if ($body === false || $status >= 400) {
        throw new RuntimeException("$status: " . ($body ?: curl_error($curl)));
    }
    return [json_decode($body, true), $headers['x-pages-nextpage'] ?? null];
}

// Safe to repeat: a record is created only if no page of the list has it.
function findOrCreate(string $list, array $query, callable $isSame, array $record): array
{
    $url = API . "/$list?" . http_build_query($query + ['limit' => 100]);
    while ($url !== null) {
        [$page, $url] = call($url);
        foreach (array_filter($page, $isSame) as $found) {
            return $found;
        }
    }
    [$created] = call(API . "/$list", [CURLOPT_POSTFIELDS => json_encode($record)]);
    return $created;
}

function contactOf(array $customer): array
{
    $owner = ['processor' => 'old-vendor', 'processor_id' => $customer['id']];
    $isSame = fn (array $contact): bool => $contact['processor'] === $owner['processor'];
    return findOrCreate('contacts', ['processor_id' => $owner['processor_id']], $isSame, $owner + [
        'first_name' => $customer['name'],
        'country' => $customer['country'],
        'tax_id' => $customer['vat_id'],
    ]);
}

function lineOf(array $line): array
{
    return [
        'description' => $line['text'],
        'quantity' => $line['quantity'],
        'unit_price' => $line['net'],
        'tax_1_name' => 'VAT',
        'tax_1_rate' => $line['vat'],
        'tax_1_country' => $line['country'],
    ];
}

function moveIn(array $row): array
{
    $isSame = fn (array $invoice): bool => $invoice['number'] === $row['number'];
    $contact = contactOf($row['customer']);
    return findOrCreate('invoices', ['q' => $row['number']], $isSame, [
        'number' => $row['number'],
        'issue_date' => $row['date'],
        'due_date' => $row['due'],
        'currency' => $row['currency'],
        'contact' => ['id' => $contact['id']],
        'items' => array_map('lineOf', $row['lines']),
    ]);
}

foreach (json_decode(file_get_contents('open-invoices.json'), true) as $row) {
    $moved = moveIn($row);
    printf("%s %.2f %s\n", $moved['number'], $moved['total_cents'] / 100, $moved['currency']);
}
