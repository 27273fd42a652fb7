(* Palindromes, and other things about strings.
   RUN: %everywhere %s
*)
let reverse s =
  let n = String.length s in
  String.init n (fun i -> s.[n - 1 - i])

let is_palindrome s =
  let rec check i j = i >= j || (s.[i] = s.[j] && check (i + 1) (j - 1)) in
  check 0 (String.length s - 1)

let is_letter c = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')

(* keep only the letters, in lower case *)
let clean s =
  let result = ref "" in
  String.iter
    (fun c ->
      if is_letter c then
        result := !result ^ String.make 1 (Char.lowercase_ascii c))
    s;
  !result

let test s =
  Printf.printf "%s: %b, %s\n" s (is_palindrome (clean s)) (reverse s)

let () =
  test "level";
  test "hello";
  test "A man, a plan, a canal: Panama";
  test "";
  print_endline (String.uppercase_ascii (reverse "stressed"))

(* >>> output
level: true, level
hello: false, olleh
A man, a plan, a canal: Panama: true, amanaP :lanac a ,nalp a ,nam A
: true, 
DESSERTS
<<< *)
