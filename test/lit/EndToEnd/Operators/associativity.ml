(* The associativity of operators shows when a program redefines them.
   RUN: %everywhere %s
*)
let show name f = Printf.printf "%-4s %s\n" name (f "a" "b" "c")
let op s a b = "(" ^ a ^ s ^ b ^ ")"
let before a b c = a && b || c

let () =
  (let ( && ) = op "&&" in show "&&" (fun a b c -> a && b && c));
  (let ( || ) = op "||" in show "||" (fun a b c -> a || b || c));
  (let ( && ) = op "&&" and ( || ) = op "||" in show "mix" (fun a b c -> a || b && c || a));
  (let ( + ) = op "+" in show "+" (fun a b c -> a + b + c));
  (let ( - ) = op "-" in show "-" (fun a b c -> a - b - c));
  (let ( * ) = op "*" in show "*" (fun a b c -> a * b * c));
  (let ( / ) = op "/" in show "/" (fun a b c -> a / b / c));
  (let ( mod ) = op "mod" in show "mod" (fun a b c -> a mod b mod c));
  (let ( land ) = op "land" in show "land" (fun a b c -> a land b land c));
  (let ( lor ) = op "lor" in show "lor" (fun a b c -> a lor b lor c));
  (let ( lxor ) = op "lxor" in show "lxor" (fun a b c -> a lxor b lxor c));
  (let ( lsl ) = op "lsl" in show "lsl" (fun a b c -> a lsl b lsl c));
  (let ( lsr ) = op "lsr" in show "lsr" (fun a b c -> a lsr b lsr c));
  (let ( asr ) = op "asr" in show "asr" (fun a b c -> a asr b asr c));
  (let ( ** ) = op "**" in show "**" (fun a b c -> a ** b ** c));
  (let ( = ) = op "=" in show "=" (fun a b c -> a = b = c));
  (let ( < ) = op "<" in show "<" (fun a b c -> a < b < c));
  (let ( == ) = op "==" in show "==" (fun a b c -> a == b == c));
  (let ( != ) = op "!=" in show "!=" (fun a b c -> a != b != c));
  (let ( |> ) = op "|>" in show "|>" (fun a b c -> a |> b |> c));
  (let ( @@ ) = op "@@" in show "@@" (fun a b c -> a @@ b @@ c));
  (let ( @ ) = op "@" in show "@" (fun a b c -> a @ b @ c));
  (let ( := ) = op ":=" in show ":=" (fun a b c -> a := b := c));
  (let ( +. ) = op "+." in show "+." (fun a b c -> a +. b +. c));
  (let ( -. ) = op "-." in show "-." (fun a b c -> a -. b -. c));
  (let ( *. ) = op "*." in show "*." (fun a b c -> a *. b *. c));
  (let ( /. ) = op "/." in show "/." (fun a b c -> a /. b /. c));
  (let ( ^^ ) = op "^^" in show "^^" (fun a b c -> a ^^ b ^^ c));
  (let ( >>= ) = op ">>=" in show ">>=" (fun a b c -> a >>= b >>= c));
  (let ( $ ) = op "$" in show "$" (fun a b c -> a $ b $ c));
  (let ( &&& ) = op "&&&" in show "&&&" (fun a b c -> a &&& b &&& c));
  (let ( ||| ) = op "|||" in show "|||" (fun a b c -> a ||| b ||| c));
  (let ( +! ) = op "+!" in show "+!" (fun a b c -> a +! b +! c));
  (let ( *! ) = op "*!" in show "*!" (fun a b c -> a *! b *! c));
  (let ( **! ) = op "**!" in show "**!" (fun a b c -> a **! b **! c));
  (let ( @! ) = op "@!" in show "@!" (fun a b c -> a @! b @! c));
  (let ( <=> ) = op "<=>" in show "<=>" (fun a b c -> a <=> b <=> c));
  (let ( %! ) = op "%!" in show "%!" (fun a b c -> a %! b %! c))

(* Parentheses decide, whether the operator is redefined or not. *)
let () = print_endline (if before true false true then "true" else "false")
let ( && ) a b = op "&" a b
let () =
  show "left" (fun a b c -> (a && b) && c);
  show "both" (fun a b c -> (a && b) && (c && a) && b)

module M = struct
  let ( || ) = op "|"
end

let () =
  show "M" (fun a b c -> M.(a || b || c));
  (let open M in show "open" (fun a b c -> (a || b) || c || a));
  let ( ^ ) a b = Printf.sprintf "[%s^%s]" a b in
  show "^" (fun a b c -> a ^ b ^ c ^ a)
