(* Quoted strings.
   RUN: %everywhere %s
*)
let a = {|a "b" \n ] |}
let b = {ab|c|}|a}|ab}
let c = {|two
lines\|}
let d = {||}
let e = {_|{||}|_}
let same = function {|x\|} -> true | _ -> false
let () =
  List.iter print_endline [a; b; c; d; e];
  Printf.printf {|%d\n%s %S
|} 3 {|"|} a;
  print_int (String.length {|\065|});
  print_endline (string_of_bool (same "x\\"))
