(* Types with constant constructors only.
   RUN: %everywhere %s
*)
type suit = Clubs | Diamonds | Hearts | Spades
type day = Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday
type light = Red | Green | Yellow
type unique = Unique

let days = [| Monday; Tuesday; Wednesday; Thursday; Friday; Saturday; Sunday |]

let name = function
  | Monday -> "Monday"
  | Tuesday -> "Tuesday"
  | Wednesday -> "Wednesday"
  | Thursday -> "Thursday"
  | Friday -> "Friday"
  | Saturday -> "Saturday"
  | Sunday -> "Sunday"

let is_weekend = function Saturday | Sunday -> true | _ -> false

let tomorrow d =
  let rec find i = if days.(i) = d then days.((i + 1) mod 7) else find (i + 1) in
  find 0

let color = function Clubs | Spades -> "black" | Diamonds | Hearts -> "red"
let symbol s = match s with Clubs -> 'c' | Diamonds -> 'd' | Hearts -> 'h' | Spades -> 's'
let next = function Red -> Green | Green -> Yellow | Yellow -> Red
let seconds = function Red -> 30 | Green -> 25 | Yellow -> 5

let rec run light time log =
  if time <= 0 then List.rev log
  else run (next light) (time - seconds light) (light :: log)

let letter = function Red -> "R" | Green -> "G" | Yellow -> "Y"

let () =
  Array.iter
    (fun d ->
      Printf.printf "%s%s, then %s\n" (name d)
        (if is_weekend d then " (free)" else "")
        (name (tomorrow d)))
    days;
  let suits = [Hearts; Clubs; Spades; Diamonds; Hearts] in
  print_endline (String.concat " " (List.map color suits));
  let show l = String.concat "" (List.map (fun s -> String.make 1 (symbol s)) l) in
  print_endline (show (List.sort compare suits));
  print_endline (show (List.sort_uniq (fun a b -> compare b a) suits));
  Printf.printf "%b %b %b %b\n" (Clubs < Spades) (Hearts <= Diamonds) (Spades = Spades)
    (Hearts <> Hearts);
  Printf.printf "%d %d %d\n" (compare Clubs Spades) (compare Spades Hearts)
    (compare Diamonds Diamonds);
  Printf.printf "%c %c\n" (symbol (max Clubs Hearts)) (symbol (min Spades Diamonds));
  print_endline (String.concat "" (List.map letter (run Red 200 [])));
  let count = Array.make 4 0 in
  let index = function Clubs -> 0 | Diamonds -> 1 | Hearts -> 2 | Spades -> 3 in
  List.iter (fun s -> count.(index s) <- count.(index s) + 1) suits;
  Array.iter print_int count;
  print_newline ();
  Printf.printf "%b %d\n" (Unique = Unique) (match Unique with Unique -> 1);
  let lights = Array.make 5 Yellow in
  lights.(2) <- Red;
  lights.(4) <- next lights.(2);
  print_endline (Array.fold_left (fun s l -> s ^ letter l) "" lights)
(* >>> output
Monday, then Tuesday
Tuesday, then Wednesday
Wednesday, then Thursday
Thursday, then Friday
Friday, then Saturday
Saturday (free), then Sunday
Sunday (free), then Monday
red black black red red
cdhhs
shdc
true false true false
-1 1 0
h d
RGYRGYRGYR
1121
true 1
YYRYG
<<< *)
