# What the rehearsals have in common, for `source`: a PostgreSQL of their own, and servers that answer line by line.
#
# `scratch` must be a folder with desk-server in build-<version>/debug.

# A database in a folder of its own, as another user than root.
folder=$(mktemp -d /tmp/rehearsal.XXXXXX)
as=()
if [ "$(id -u)" -eq 0 ]; then
  chown postgres "$folder"
  as=(setpriv --reuid=postgres --regid=postgres --init-groups)
fi
programs=$(find /usr/lib/postgresql -name initdb -printf '%h\n' | sort -V | tail -n 1)
(cd "$folder" && "${as[@]}" "$programs/initdb" -D "$folder/d" -A trust -U app --no-sync --locale=C -E UTF8) > /dev/null
(cd "$folder" && exec "${as[@]}" "$programs/postgres" -D "$folder/d" -k "$folder" -c listen_addresses= 2> "$folder/log") &
database=$!
declare -A process=() input=() output=()
clean() {
  local server
  for server in "${process[@]}"; do kill "$server" 2> /dev/null || true; done
  kill -INT "$database" 2> /dev/null || true
  wait
  rm -rf "$folder"
}
trap clean EXIT
query() { "$programs/psql" -qh "$folder" -U app -d postgres -Atc "$1"; }
for _ in {1..100}; do
  if query 'select 1' > /dev/null 2>&1; then break; fi
  sleep 0.1
done

start() {  # <server> <version>
  echo "-- $1 is a server of the $2 version"
  rm -f "$folder/$1.in" "$folder/$1.out"
  mkfifo "$folder/$1.in" "$folder/$1.out"
  "$scratch/build-$2/debug/desk-server" postgres "host=$folder user=app dbname=postgres application_name=desk-$1" \
    < "$folder/$1.in" > "$folder/$1.out" &
  process[$1]=$!
  local number
  exec {number}> "$folder/$1.in"
  input[$1]=$number
  exec {number}< "$folder/$1.out"
  output[$1]=$number
}
stop() {  # <server>
  kill "${process[$1]}"
  wait "${process[$1]}" 2> /dev/null || true
  unset "process[$1]"
  local number=${input[$1]}
  exec {number}>&-
  number=${output[$1]}
  exec {number}<&-
}
ask() {  # <server> <command> <what the answer begins with, after the request>
  local answer request=${2%% *}
  echo "$2" >&"${input[$1]}"
  read -r -t 60 answer <&"${output[$1]}"
  printf '%-5s %-34s -> %s\n' "$1" "$2" "$answer"
  [[ $answer == "$request $3"* ]] || { echo "expected: $request $3"; exit 1; }
}
facts() {  # <event>: the number of its stored facts
  query "select count(*) from facts where stream = decode('65' || lpad('1', 16, '0') || lpad(to_hex($1), 16, '0'), 'hex')"
}
expect() {  # <what> <is> <should be>
  [ "$2" = "$3" ] || { echo "$1: $2 instead of $3"; exit 1; }
}
time=1800000000
