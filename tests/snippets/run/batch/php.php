<?php
// Includes <name>.php for each argument; prints as read-outcomes.ts reads it.
foreach (array_slice($argv, 1) as $name) {
    echo "\x1e{$name}\n";
    try {
        (static function (string $file): void {
            include $file;
        })("{$name}.php");
        echo "\x1fok\n";
    } catch (Throwable $error) {
        echo "\x1fthrown\n{$error}";
    }
}
