require "json"
require "net/http"

API = "https://demo.sandbox.abaco.example/api"

def call(request)
  request["Accept"] = "application/json; api_version=20241028"
  request.basic_auth(ENV.fetch("ABACO_SECRET_KEY"), "")
  uri = request.uri
  options = { use_ssl: uri.scheme == "https", open_timeout: 30, read_timeout: 30 }
  response = Net::HTTP.start(uri.host, uri.port, options) { |http| http.request(request) }
  response.value # raises an error unless it is a success
  JSON.parse(response.body)
end

# Safe to repeat: the id of your order is looked up first. Another shop may have the same id.
def record_once(sale)
  query = URI.encode_www_form(processor_id: sale[:processor_id], limit: 100)
  found = call(Net::HTTP::Get.new(URI("#{API}/invoices?#{query}")))
  known = found.find { |invoice| invoice.dig("custom_metadata", "shop") == sale[:processor] }
  return known if known

  request = Net::HTTP::Post.new(URI("#{API}/transactions"), "Content-Type" => "application/json")
  request.body = JSON.generate(sale)
  call(request)
end

order = ARGV.fetch(0, "order-3001")
sale = {
  type: "sale",
  currency: "EUR",
  customer: { kind: "person", first_name: "Ada", last_name: "Winter", country: "DE" },
  items: [{ description: "Online course", amount: 119, tax: { rate: 19, country: "DE", tax_code: "eservice" } }],
  payment: { method: "credit_card", processor: "card-gateway", processor_id: "ch-#{order}" },
  processor: "demo-shop",
  custom_metadata: { shop: "demo-shop" },
  processor_id: order
}
puts record_once(sale)["number"]
