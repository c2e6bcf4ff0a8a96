require "json"
require "net/http"

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

def read_all(url)
  while url
    response = get(URI(url))
    JSON.parse(response.body).each { |record| yield record }
    url = response["X-Pages-NextPage"]
  end
end

read_all("https://demo.sandbox.abaco.example/api/invoices?limit=100") { |invoice| puts invoice["number"] }
