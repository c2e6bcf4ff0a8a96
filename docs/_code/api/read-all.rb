require "json"
require "net/http"

def get(url)
  request = Net::HTTP::Get.new(url, "Accept" => "application/json; api_version=20241028")
  request.basic_auth(ENV.fetch("ABACO_SECRET_KEY"), "")
  response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == "https") { |http| http.request(request) }
  response.value # raises an error unless it is a success
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
