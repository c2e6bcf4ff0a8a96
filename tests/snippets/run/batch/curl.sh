# Runs <name>.sh for each argument; prints as read-outcomes.ts reads it.
for name in "$@"; do
  printf '\x1e%s\n' "$name"
  . "./$name.sh" 2>errors.txt
  status=$?
  printf '\x1f%s\n' "$([ $status = 0 ] && echo ok || echo "exit code $status")"
  cat errors.txt
done
