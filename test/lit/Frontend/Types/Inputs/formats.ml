let s = "%d"
let () = Printf.printf s 1
let () = Printf.printf "%q" 1
let () = Printf.printf "%d %s" 1
let () = Printf.printf "%d" 1.0
let log fmt = Printf.ksprintf print_endline fmt
let () = Printf.printf "%5q" 'a'
let () = log s
let () = Printf.printf "a" "b"
let () = log "%d" "x"
let () = log "%q" 1
let f : (int -> unit, out_channel, unit) format = "%s"
let () = Printf.printf (if s = "" then "%d" else "%f") 1
let () = log 3
