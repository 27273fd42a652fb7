(* Truth tables of functions on bool.
   RUN: %everywhere %s
*)
let implies a b = not a || b
let xor a b = a <> b
let nand a b = not (a && b)
let equivalent (a : bool) b = a = b

let bools = [| false; true |]

let table name f =
  Printf.printf "%-10s" name;
  Array.iter
    (fun a -> Array.iter (fun b -> print_char (if f a b then 'T' else 'F')) bools)
    bools;
  print_newline ()

let tautology f =
  Array.for_all (fun a -> Array.for_all (fun b -> f a b) bools) bools

let say s = print_string s; true

let () =
  table "and" (&&);
  table "or" (||);
  table "implies" implies;
  table "xor" xor;
  table "nand" nand;
  table "same" equivalent;
  Printf.printf "%b\n" (tautology (fun a b -> not (a && b) = (not a || not b)));
  Printf.printf "%b\n" (tautology implies);
  (* the right operand is not always evaluated *)
  if false && say "never" then ();
  if true || say "never" then print_endline "done";
  if say "once " && say "twice\n" then ()

(* >>> output
and       FFFT
or        FTTT
implies   TTFT
xor       FTTF
nand      TTTF
same      TFFT
true
false
done
once twice
<<< *)
