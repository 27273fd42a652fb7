(* Caesar's cipher.
   RUN: %everywhere %s
*)
let shift k c =
  let rotate base =
    Char.chr (Char.code base + (Char.code c - Char.code base + k + 26) mod 26)
  in
  if c >= 'a' && c <= 'z' then rotate 'a'
  else if c >= 'A' && c <= 'Z' then rotate 'A'
  else c

let encrypt k s = String.map (shift k) s
let decrypt k = encrypt (-k)

let () =
  let message = "The quick brown fox jumps over the lazy dog." in
  let secret = encrypt 3 message in
  print_endline secret;
  print_endline (decrypt 3 secret);
  if decrypt 3 secret = message then print_endline "ok"
  else print_endline "different";
  let rot13 = encrypt 13 in
  print_endline (rot13 "Hello, World");
  print_endline (rot13 (rot13 "Hello, World"))

(* >>> output
Wkh txlfn eurzq ira mxpsv ryhu wkh odcb grj.
The quick brown fox jumps over the lazy dog.
ok
Uryyb, Jbeyq
Hello, World
<<< *)
