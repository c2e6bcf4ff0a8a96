<?php
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

function readAll(?string $url): Generator
{
    while ($url !== null) {
        [$records, $url] = get($url);
        yield from $records;
    }
}

// The copy stands in for your table: the records by id, and the id up to which it has them all.
function load(string $file): array
{
    return file_exists($file) ? json_decode(file_get_contents($file), true) : ['newest' => 0, 'records' => []];
}

function save(string $file, array $copy): void
{
    if (file_put_contents("$file.new", json_encode($copy, JSON_THROW_ON_ERROR)) === false) {
        throw new RuntimeException("$file.new can't be written.");
    }
    rename("$file.new", $file);
}

function sync(string $list, bool $isSweep): void
{
    ['newest' => $newest, 'records' => $records] = load("$list.json");
    $downTo = $isSweep ? 0 : $newest;
    $read = [];
    foreach (readAll("https://demo.sandbox.abaco.example/api/$list?limit=100") as $record) {
        if ($record['id'] <= $downTo) {
            break;
        }
        $read[$record['id']] = $record;
    }
    ksort($read);
    foreach ($read as $id => $record) {
        if (!isset($records[$id])) {
            echo "new $id", PHP_EOL;
        } elseif ($records[$id] !== $record) {
            echo "changed $id", PHP_EOL;
        }
    }
    foreach (array_keys($isSweep ? array_diff_key($records, $read) : []) as $id) {
        echo "deleted $id", PHP_EOL;
    }
    // Saved at once, and last: after a failure, the copy is as it was before.
    $all = $isSweep ? $read : $records + $read;
    save("$list.json", ['newest' => max([$newest, ...array_keys($read)]), 'records' => $all]);
}

sync($argv[1] ?? 'invoices', ($argv[2] ?? '') === 'all');
