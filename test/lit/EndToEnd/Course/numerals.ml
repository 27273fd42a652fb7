(* A program of a first course.
   RUN: %everywhere %s
*)
(* Roman numerals, numbers in words, bases. *)

let symbols =
  [ 1000, "M"; 900, "CM"; 500, "D"; 400, "CD"; 100, "C"; 90, "XC"; 50, "L"; 40, "XL";
    10, "X"; 9, "IX"; 5, "V"; 4, "IV"; 1, "I" ]

let to_roman n =
  if n <= 0 || n >= 4000 then invalid_arg (Printf.sprintf "to_roman %d" n);
  let rec go n = function
    | (v, s) :: _ as l when n >= v -> s ^ go (n - v) l
    | _ :: rest -> go n rest
    | [] -> ""
  in
  go n symbols

let digit = function
  | 'I' -> 1 | 'V' -> 5 | 'X' -> 10 | 'L' -> 50
  | 'C' -> 100 | 'D' -> 500 | 'M' -> 1000
  | _ -> raise Exit

let of_roman s =
  match List.map digit (List.of_seq (String.to_seq s)) with
  | exception Exit -> None
  | ds ->
    let rec value = function
      | a :: (b :: _ as rest) when a < b -> value rest - a
      | a :: rest -> a + value rest
      | [] -> 0
    in
    let n = value ds in
    (* only the canonical writing is accepted *)
    if n > 0 && n < 4000 && to_roman n = s then Some n else None

let units = [| "zero"; "one"; "two"; "three"; "four"; "five"; "six"; "seven"; "eight"; "nine";
               "ten"; "eleven"; "twelve"; "thirteen"; "fourteen"; "fifteen"; "sixteen";
               "seventeen"; "eighteen"; "nineteen" |]
let tens = [| ""; ""; "twenty"; "thirty"; "forty"; "fifty"; "sixty"; "seventy"; "eighty"; "ninety" |]

let rec words n =
  if n < 0 then "minus " ^ words (-n)
  else if n < 20 then units.(n)
  else if n < 100 then
    tens.(n / 10) ^ (match n mod 10 with 0 -> "" | u -> "-" ^ units.(u))
  else begin
    let q, name =
      if n < 1000 then 100, "hundred"
      else if n < 1_000_000 then 1000, "thousand"
      else 1_000_000, "million" in
    let rest = match n mod q with
      | 0 -> ""
      | r when r < 100 -> " and " ^ words r
      | r -> " " ^ words r in
    words (n / q) ^ " " ^ name ^ rest
  end

let to_base b n =
  assert (b >= 2 && b <= 36);
  let c d = "0123456789abcdefghijklmnopqrstuvwxyz".[d] in
  let rec go n acc = if n = 0 then acc else go (n / b) (c (n mod b) :: acc) in
  match go (abs n) [] with
  | [] -> "0"
  | l -> (if n < 0 then "-" else "") ^ String.of_seq (List.to_seq l)

exception Bad_digit of { base : int; digit : char }

let of_base base s =
  String.fold_left
    (fun acc ch ->
      let d = match ch with
        | '0' .. '9' -> Char.code ch - Char.code '0'
        | 'a' .. 'z' -> Char.code ch - Char.code 'a' + 10
        | 'A' .. 'Z' -> Char.code ch - Char.code 'A' + 10
        | _ -> base in
      if d >= base then raise (Bad_digit { base; digit = ch });
      acc * base + d)
    0 s

let () =
  for n = 1 to 3999 do
    assert (of_roman (to_roman n) = Some n)
  done;
  List.iter (fun n -> Printf.printf "%4d = %s\n" n (to_roman n)) [1; 4; 9; 14; 40; 99; 444; 1994; 3888];
  List.iter
    (fun s ->
      Printf.printf "%-6s %s\n" s
        (match of_roman s with Some n -> string_of_int n | None -> "is not a numeral"))
    ["XLII"; "IIII"; "MCMX"; "ABC"; ""; "VX"];
  (try print_endline (to_roman 4000) with Invalid_argument m -> print_endline m);
  List.iter (fun n -> Printf.printf "%d: %s\n" n (words n))
    [0; 13; 21; 80; 100; 105; 342; 1000; 1066; 12345; 700_000; 1_000_001; -58];
  List.iter
    (fun (b, n) ->
      let s = to_base b n in
      Printf.printf "%d in base %d is %s (and back: %d)\n" n b s (of_base b s))
    [2, 37; 3, 1000; 16, 48879; 36, 123456; 7, 0];
  (try ignore (of_base 2 "10201")
   with Bad_digit { base; digit } -> Printf.printf "%C is no digit in base %d\n" digit base);
  Printf.printf "%d %d %d %d\n" (int_of_string "0xff") (int_of_string "0b101") (int_of_string "0o17") (int_of_string "-12");
  match int_of_string "12a" with
  | n -> Printf.printf "%d?\n" n
  | exception Failure f -> Printf.printf "Failure %s\n" f

(* >>> output
   1 = I
   4 = IV
   9 = IX
  14 = XIV
  40 = XL
  99 = XCIX
 444 = CDXLIV
1994 = MCMXCIV
3888 = MMMDCCCLXXXVIII
XLII   42
IIII   is not a numeral
MCMX   1910
ABC    is not a numeral
       is not a numeral
VX     is not a numeral
to_roman 4000
0: zero
13: thirteen
21: twenty-one
80: eighty
100: one hundred
105: one hundred and five
342: three hundred and forty-two
1000: one thousand
1066: one thousand and sixty-six
12345: twelve thousand three hundred and forty-five
700000: seven hundred thousand
1000001: one million and one
-58: minus fifty-eight
37 in base 2 is 100101 (and back: 37)
1000 in base 3 is 1101001 (and back: 1000)
48879 in base 16 is beef (and back: 48879)
123456 in base 36 is 2n9c (and back: 123456)
0 in base 7 is 0 (and back: 0)
'2' is no digit in base 2
255 5 15 -12
Failure int_of_string
<<< *)
