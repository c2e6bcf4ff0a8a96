read_all() ( # in a subshell, so that a failure does not close your terminal
  url=$1
  while [ -n "$url" ]; do
    : > page.json
    curl --silent --show-error --fail-with-body --retry 5 --max-time 30 --user "$ABACO_SECRET_KEY:" \
      --header 'Accept: application/json; api_version=20241028' \
      --dump-header headers.txt --output page.json "$url" || { cat page.json >&2; exit 1; }
    jq --raw-output '.[].number' page.json || exit
    url=$(tr -d '\r' < headers.txt | sed -n 's/^x-pages-nextpage: //Ip')
  done
)

read_all 'https://demo.sandbox.abaco.example/api/invoices?limit=100'
