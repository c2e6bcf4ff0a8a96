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

# The copy stands in for your table: the records by id, and the id up to which it has them all.
def load_copy(file)
  File.exist?(file) ? JSON.parse(File.read(file)) : { "newest" => 0, "records" => {} }
end

def save(file, copy)
  File.write("#{file}.new", JSON.generate(copy))
  File.rename("#{file}.new", file)
end

def sync(list, is_sweep)
  newest, records = load_copy("#{list}.json").values_at("newest", "records")
  down_to = is_sweep ? 0 : newest
  read = {}
  read_all("https://demo.sandbox.abaco.example/api/#{list}?limit=100") do |record|
    break if record["id"] <= down_to

    read[record["id"].to_s] = record
  end
  read.keys.sort_by(&:to_i).each do |id|
    if !records.key?(id) then puts "new #{id}"
    elsif records[id] != read[id] then puts "changed #{id}"
    end
  end
  records.keys.sort_by(&:to_i).each { |id| puts "deleted #{id}" if is_sweep && !read.key?(id) }
  # Saved at once, and last: after a failure, the copy is as it was before.
  all = is_sweep ? read : records.merge(read)
  save("#{list}.json", "newest" => [newest, *read.keys.map(&:to_i)].max, "records" => all)
end

sync(ARGV.fetch(0, "invoices"), ARGV[1] == "all")
