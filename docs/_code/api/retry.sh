for pause in 1 2 4 8 last; do
  status=$(curl --silent --output response.json --write-out '%{http_code}' --max-time 30 \
    --user "$ABACO_SECRET_KEY:" \
    --header 'Accept: application/json; api_version=20241028' \
    'https://demo.sandbox.abaco.example/api/invoices/90210') || status=000
  case $status$pause in
    000last|429last|5??last) break ;;
    000*|429*|500*|502*|503*|504*) sleep "$pause.$RANDOM" ;; # the jitter keeps your workers apart
    *) break ;;
  esac
done
if [ "$status" = 000 ]; then echo 'no response'; else echo "$status: $(cat response.json)"; fi
