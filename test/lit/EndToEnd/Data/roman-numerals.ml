(* Roman numerals, numbers in words, and a Caesar cipher.
   RUN: %everywhere %s
*)
type numeral = I | V | X | L | C | D | M

let value = function
  | I -> 1 | V -> 5 | X -> 10 | L -> 50 | C -> 100 | D -> 500 | M -> 1000

let numeral = function
  | 'I' | 'i' -> Some I
  | 'V' | 'v' -> Some V
  | 'X' | 'x' -> Some X
  | 'L' | 'l' -> Some L
  | 'C' | 'c' -> Some C
  | 'D' | 'd' -> Some D
  | 'M' | 'm' -> Some M
  | _ -> None

let letter n = List.assoc n [(I, 'I'); (V, 'V'); (X, 'X'); (L, 'L'); (C, 'C'); (D, 'D'); (M, 'M')]

let rec to_int = function
  | a :: (b :: _ as rest) when value a < value b -> to_int rest - value a
  | a :: rest -> value a + to_int rest
  | [] -> 0

let rec of_int n =
  let digits =
    [ (1000, [M]); (900, [C; M]); (500, [D]); (400, [C; D]); (100, [C]); (90, [X; C]);
      (50, [L]); (40, [X; L]); (10, [X]); (9, [I; X]); (5, [V]); (4, [I; V]); (1, [I]) ] in
  if n = 0 then [] else
    let (v, l) = List.find (fun (v, _) -> v <= n) digits in
    l @ of_int (n - v)

let show l = String.concat "" (List.map (fun n -> String.make 1 (letter n)) l)

let parse s =
  let rec go i =
    if i = String.length s then Some []
    else match numeral s.[i], go (i + 1) with
      | Some n, Some rest -> Some (n :: rest)
      | None, _ | _, None -> None
  in
  match go 0 with
  | Some l when of_int (to_int l) = l -> Some (to_int l)
  | Some _ | None -> None

let small = [| "zero"; "one"; "two"; "three"; "four"; "five"; "six"; "seven"; "eight"; "nine"; "ten";
               "eleven"; "twelve"; "thirteen"; "fourteen"; "fifteen"; "sixteen"; "seventeen";
               "eighteen"; "nineteen" |]
let tens = [| ""; ""; "twenty"; "thirty"; "forty"; "fifty"; "sixty"; "seventy"; "eighty"; "ninety" |]

let rec words = function
  | n when n < 0 -> "minus " ^ words (-n)
  | n when n < 20 -> small.(n)
  | n when n < 100 -> tens.(n / 10) ^ (match n mod 10 with 0 -> "" | u -> "-" ^ small.(u))
  | n when n < 1000 ->
    small.(n / 100) ^ " hundred" ^ (match n mod 100 with 0 -> "" | r -> " and " ^ words r)
  | n ->
    words (n / 1000) ^ " thousand"
    ^ (match n mod 1000 with
       | 0 -> ""
       | r when r < 100 -> " and " ^ words r
       | r -> " " ^ words r)

let shift k c =
  let rotate base = Char.chr (Char.code base + (Char.code c - Char.code base + k + 26) mod 26) in
  match c with
  | 'a'..'z' -> rotate 'a'
  | 'A'..'Z' -> rotate 'A'
  | c -> c

let () =
  List.iter (fun n -> print_endline (show (of_int n))) [1; 4; 9; 14; 40; 90; 400; 1994; 2026; 3999];
  List.iter
    (fun s ->
       match parse s with
       | Some n -> Printf.printf "%s = %d\n" s n
       | None -> Printf.printf "%s is no number\n" s)
    ["MCMXCIV"; "xlii"; "IIII"; "VX"; "ABC"; "MMXXVI"; ""];
  let rec all n = n = 0 || (to_int (of_int n) = n && all (n - 1)) in
  Printf.printf "%b\n" (all 3999);
  List.iter (fun n -> print_endline (words n)) [0; 7; 13; 20; 42; 100; 115; 342; 1000; 1001; 12345; 999999; -8];
  let secret = String.map (shift 3) "Hello, World! xyz" in
  print_endline secret;
  print_endline (String.map (shift (-3)) secret);
  Printf.printf "%b %b\n" (I < M) (List.sort compare [M; I; C] = [I; C; M])

(* >>> output
I
IV
IX
XIV
XL
XC
CD
MCMXCIV
MMXXVI
MMMCMXCIX
MCMXCIV = 1994
xlii = 42
IIII is no number
VX is no number
ABC is no number
MMXXVI = 2026
 = 0
true
zero
seven
thirteen
twenty
forty-two
one hundred
one hundred and fifteen
three hundred and forty-two
one thousand
one thousand and one
twelve thousand three hundred and forty-five
nine hundred and ninety-nine thousand nine hundred and ninety-nine
minus eight
Khoor, Zruog! abc
Hello, World! xyz
true true
<<< *)
