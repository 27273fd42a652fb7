(* MD5 of strings of all lengths around that of a block.
   RUN: %everywhere %s
*)
let () =
  List.iter (fun n -> print_endline (Digest.to_hex (Digest.string (String.make n 'x')))) [0;1;2;3;54;55;56;57;63;64;65;119;120;121;128;1000];
  print_endline (String.escaped (Digest.string "The quick brown fox"));
  print_endline (String.escaped (Digest.from_hex (Digest.to_hex (Digest.string "a"))));
  print_endline (Digest.to_hex (Digest.substring "hello world" 3 5));
  let data = Bytes.init 300 (fun i -> Char.chr (i * 7 land 255)) in
  print_endline (Digest.to_hex (Digest.bytes data));
  print_endline (Digest.to_hex (Digest.subbytes data 17 200));
  let wrong f s = try print_endline (String.escaped (f s)) with Invalid_argument s -> print_endline s in
  wrong (fun s -> Digest.substring s 1 3) "abc";
  wrong Digest.to_hex "abc";
  wrong Digest.from_hex "abc";
  wrong Digest.from_hex "0123456789abcdefx123456789abcdef";
  let d = Digest.string "a" and e = Digest.string "b" in
  Printf.printf "%b %b %b\n" (Digest.equal d d) (Digest.equal d e) (Digest.compare d e < 0);
  Digest.output stdout (Digest.string "98"); print_newline ();
  let sorted = List.sort Digest.compare (List.map Digest.string ["a"; "b"; "c"; "d"]) in
  List.iter (fun d -> print_endline (Digest.to_hex d)) sorted
