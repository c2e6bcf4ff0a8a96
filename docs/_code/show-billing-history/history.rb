require "json"
require "net/http"

# What your customer reads instead of the state.
LABELS = { "outstanding" => "To pay", "late" => "Overdue", "paid" => "Paid", "refunded" => "Refunded" }

def get(url, attempts: 5)
  request = Net::HTTP::Get.new(url, "Accept" => "application/json; api_version=20241028")
  request.basic_auth(ENV.fetch("ABACO_SECRET_KEY"), "")
  options = { use_ssl: url.scheme == "https", open_timeout: 30, read_timeout: 30 }
  response = Net::HTTP.start(url.host, url.port, options) { |http| http.request(request) }
  if response.code == "429" && attempts > 1
    sleep([1, response["X-RateLimit-Reset"].to_i - Time.now.to_f].max)
    return get(url, attempts: attempts - 1)
  end
  raise "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

  response
end

def invoices_of(contact)
  url = "https://demo.sandbox.abaco.example/api/invoices?limit=100&contact=#{contact}"
  while url
    response = get(URI(url))
    JSON.parse(response.body).each { |invoice| yield invoice }
    url = response["X-Pages-NextPage"]
  end
end

def row(invoice)
  total = format("%.2f %s", invoice["total_cents"] / 100.0, invoice["currency"])
  label = LABELS.fetch(invoice["state"], invoice["state"])
  [invoice["number"], invoice["issue_date"], total, label, invoice["pdf"]].join(" | ")
end

invoices_of(ARGV.fetch(0, 60312)) { |invoice| puts row(invoice) }
