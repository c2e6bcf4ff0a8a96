download() ( # in a subshell, so that a failure does not close your terminal
  for pause in 0 5 10 20 40 60 60 60 60 60 60; do
    sleep "$pause"
    report=$(curl --silent --show-error --fail --retry 5 --max-time 30 --user "$ABACO_SECRET_KEY:" \
      --header 'Accept: application/json; api_version=20241028' \
      'https://demo.sandbox.abaco.example/api/reporting/requests/77') || exit
    state=$(jq --raw-output .state <<<"$report")
    if [ "$state" != pending ]; then break; fi
  done
  if [ "$state" != succeeded ]; then
    echo "The report is $state." >&2
    exit 1
  fi
  curl --silent --show-error --fail --retry 5 --max-time 300 \
    --output tax-summary "$(jq --raw-output .report_url <<<"$report")"
)

download
