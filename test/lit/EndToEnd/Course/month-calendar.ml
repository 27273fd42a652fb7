(* A program of a first course.
   RUN: %everywhere %s
*)
(* Dates: leap years, day of the week, a printed calendar. *)

type date = { day : int; month : int; year : int }

type weekday = Mon | Tue | Wed | Thu | Fri | Sat | Sun

let weekdays = [| Mon; Tue; Wed; Thu; Fri; Sat; Sun |]

let weekday_name = function
  | Mon -> "Monday" | Tue -> "Tuesday" | Wed -> "Wednesday" | Thu -> "Thursday"
  | Fri -> "Friday" | Sat -> "Saturday" | Sun -> "Sunday"

let months =
  [| "January"; "February"; "March"; "April"; "May"; "June"; "July";
     "August"; "September"; "October"; "November"; "December" |]

let leap y = (y mod 4 = 0 && y mod 100 <> 0) || y mod 400 = 0

let days_in_month ~year = function
  | 2 -> if leap year then 29 else 28
  | 4 | 6 | 9 | 11 -> 30
  | m when m >= 1 && m <= 12 -> 31
  | m -> invalid_arg (Printf.sprintf "month %d" m)

type problem = Bad_month of int | Bad_day of { got : int; max : int } | Bad_year of int

let make ~day ~month ~year =
  if year < 1600 then Error (Bad_year year)
  else if month < 1 || month > 12 then Error (Bad_month month)
  else
    let max = days_in_month ~year month in
    if day < 1 || day > max then Error (Bad_day { got = day; max })
    else Ok { day; month; year }

let explain = function
  | Bad_month m -> Printf.sprintf "there is no month %d" m
  | Bad_day { got; max } -> Printf.sprintf "day %d is not in 1..%d" got max
  | Bad_year y -> Printf.sprintf "year %d is too old" y

(* days since 1 January 1600, a Saturday *)
let ordinal { day; month; year } =
  let y = year - 1600 in
  let before = y * 365 + (y + 3) / 4 - (y + 99) / 100 + (y + 399) / 400 in
  let rec add m acc = if m = month then acc else add (m + 1) (acc + days_in_month ~year m) in
  add 1 before + day - 1

let weekday d = weekdays.((ordinal d + 5) mod 7)

let tomorrow d =
  if d.day < days_in_month ~year:d.year d.month then { d with day = d.day + 1 }
  else if d.month < 12 then { d with day = 1; month = d.month + 1 }
  else { day = 1; month = 1; year = d.year + 1 }

let rec plus n d = if n = 0 then d else plus (n - 1) (tomorrow d)

let to_string d = Printf.sprintf "%04d-%02d-%02d" d.year d.month d.day

let parse s =
  match List.map int_of_string (String.split_on_char '-' s) with
  | [ year; month; day ] -> Result.map_error explain (make ~day ~month ~year)
  | _ -> Error "three numbers expected"
  | exception Failure _ -> Error "not a number"

let print_month year month =
  let title = Printf.sprintf "%s %d" months.(month - 1) year in
  Printf.printf "%*s\n" ((20 + String.length title) / 2) title;
  print_endline "Mo Tu We Th Fr Sa Su";
  let first = (ordinal { day = 1; month; year } + 5) mod 7 in
  print_string (String.make (3 * first) ' ');
  let n = days_in_month ~year month in
  for d = 1 to n do
    Printf.printf "%2d" d;
    if (first + d) mod 7 = 0 || d = n then print_newline () else print_char ' '
  done

let () =
  List.iter
    (fun s ->
      match parse s with
      | Ok d -> Printf.printf "%-11s day %6d, a %s\n" s (ordinal d) (weekday_name (weekday d))
      | Error m -> Printf.printf "%-11s %s\n" s m)
    [ "1600-01-01"; "1789-07-14"; "2000-02-29"; "2023-02-29"; "2024-2-29"; "1900-02-29";
      "1066-10-14"; "2020-13-01"; "2020-04-31"; "2020-12"; "2020-xx-01" ];
  print_month 2024 2;
  print_month 2023 10;
  let d = { day = 28; month = 12; year = 1999 } in
  List.iter
    (fun n ->
      let d' = plus n d in
      assert (ordinal d' = ordinal d + n);
      Printf.printf "%s + %d = %s\n" (to_string d) n (to_string d'))
    [ 0; 3; 4; 63; 64; 366; 1000 ];
  print_string "Friday the 13th in 2015:";
  for month = 1 to 12 do
    if weekday { day = 13; month; year = 2015 } = Fri then Printf.printf " %s" months.(month - 1)
  done;
  print_newline ();
  let leaps = List.filter leap (List.init 30 (fun i -> 1890 + i)) in
  print_endline ("leap years: " ^ String.concat " " (List.map string_of_int leaps))

(* >>> output
1600-01-01  day      0, a Saturday
1789-07-14  day  69226, a Tuesday
2000-02-29  day 146156, a Tuesday
2023-02-29  day 29 is not in 1..28
2024-2-29   day 154922, a Thursday
1900-02-29  day 29 is not in 1..28
1066-10-14  year 1066 is too old
2020-13-01  there is no month 13
2020-04-31  day 31 is not in 1..30
2020-12     three numbers expected
2020-xx-01  not a number
   February 2024
Mo Tu We Th Fr Sa Su
          1  2  3  4
 5  6  7  8  9 10 11
12 13 14 15 16 17 18
19 20 21 22 23 24 25
26 27 28 29
    October 2023
Mo Tu We Th Fr Sa Su
                   1
 2  3  4  5  6  7  8
 9 10 11 12 13 14 15
16 17 18 19 20 21 22
23 24 25 26 27 28 29
30 31
1999-12-28 + 0 = 1999-12-28
1999-12-28 + 3 = 1999-12-31
1999-12-28 + 4 = 2000-01-01
1999-12-28 + 63 = 2000-02-29
1999-12-28 + 64 = 2000-03-01
1999-12-28 + 366 = 2000-12-28
1999-12-28 + 1000 = 2002-09-23
Friday the 13th in 2015: February March November
leap years: 1892 1896 1904 1908 1912 1916
<<< *)
