(* Leap years, days of the week, a calendar.
   RUN: %everywhere %s
*)
let is_leap y = (y mod 4 = 0 && y mod 100 <> 0) || y mod 400 = 0

let days_in_month y m =
  if m = 2 then (if is_leap y then 29 else 28)
  else if m = 4 || m = 6 || m = 9 || m = 11 then 30
  else 31

let names = [| "Sunday"; "Monday"; "Tuesday"; "Wednesday"; "Thursday"; "Friday"; "Saturday" |]

(* Zeller: 0 is Sunday *)
let day_of_week (y, m, d) =
  let t = [| 0; 3; 2; 5; 0; 3; 5; 1; 4; 6; 2; 4 |] in
  let y = if m < 3 then y - 1 else y in
  (y + y / 4 - y / 100 + y / 400 + t.(m - 1) + d) mod 7

let tomorrow (y, m, d) =
  if d < days_in_month y m then (y, m, d + 1)
  else if m < 12 then (y, m + 1, 1)
  else (y + 1, 1, 1)

let print_date ((y, m, d) as date) =
  Printf.printf "%04d-%02d-%02d %s\n" y m d names.(day_of_week date)

let print_month y m =
  print_endline "Su Mo Tu We Th Fr Sa";
  let first = day_of_week (y, m, 1) in
  print_string (String.make (3 * first) ' ');
  for d = 1 to days_in_month y m do
    Printf.printf "%2d" d;
    print_char (if (first + d) mod 7 = 0 then '\n' else ' ')
  done;
  print_newline ()

let () =
  print_date (2000, 1, 1);
  print_date (tomorrow (2024, 2, 28));
  print_date (tomorrow (2023, 12, 31));
  Printf.printf "%b %b %b\n" (is_leap 1900) (is_leap 2000) (is_leap 2023);
  if (2024, 2, 29) < (2024, 3, 1) then print_endline "before";
  print_month 2024 2

(* >>> output
2000-01-01 Saturday
2024-02-29 Thursday
2024-01-01 Monday
false true false
before
Su Mo Tu We Th Fr Sa
             1  2  3
 4  5  6  7  8  9 10
11 12 13 14 15 16 17
18 19 20 21 22 23 24
25 26 27 28 29 
<<< *)
