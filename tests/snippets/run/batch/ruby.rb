# Loads <name>.rb for each argument; prints as read-outcomes.ts reads it.
ARGV.each do |name|
  puts "\x1e#{name}"
  begin
    load "./#{name}.rb", true
    puts "\x1fok"
  rescue Exception => error
    puts "\x1fraised", error.full_message(highlight: false)
  end
end
