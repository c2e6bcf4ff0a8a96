require "json"
require "net/http"

API = "https://demo.sandbox.abaco.example/api"

def call(request)
  request["Accept"] = "application/json; api_version=20241028"
  request.basic_auth(ENV.fetch("ABACO_SECRET_KEY"), "")
  uri = request.uri
  options = { use_ssl: uri.scheme == "https", open_timeout: 30, read_timeout: 30 }
  response = Net::HTTP.start(uri.host, uri.port, options) { |http| http.request(request) }
  raise "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

  JSON.parse(response.body)
end

def id_of(payment)
  payment.transform_keys(&:to_s).values_at("processor", "processor_id")
end

# Safe to repeat: the sale is looked up first. It is the same if its order and its payment are.
def record_once(sale)
  query = URI.encode_www_form(processor_id: sale[:processor_id], limit: 100)
  found = call(Net::HTTP::Get.new(URI("#{API}/invoices?#{query}")))
  known = found.find { |invoice| invoice["payments"].any? { |paid| id_of(paid) == id_of(sale[:payment]) } }
  return known if known

  request = Net::HTTP::Post.new(URI("#{API}/transactions"), "Content-Type" => "application/json")
  request.body = JSON.generate(sale)
  call(request)
end

order = ARGV.fetch(0, "order-1001")
charge = ARGV.fetch(1, "ch_EXAMPLE")
sale = {
  type: "sale",
  currency: "EUR",
  customer: { kind: "person", first_name: "Ada", last_name: "Winter", country: "DE" },
  items: [{ description: "Online course", amount: 119, tax: { rate: 19, country: "DE", tax_code: "eservice" } }],
  payment: { method: "credit_card", processor: "card-gateway", processor_id: charge },
  processor: "demo-shop",
  processor_id: order
}
puts record_once(sale)["number"]
