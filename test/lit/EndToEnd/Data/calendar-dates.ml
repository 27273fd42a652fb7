(* Dates: validation with results, weekdays, and differences.
   RUN: %everywhere %s
*)
type month = Jan | Feb | Mar | Apr | May | Jun | Jul | Aug | Sep | Oct | Nov | Dec
type weekday = Mon | Tue | Wed | Thu | Fri | Sat | Sun
type date = { day : int; month : month; year : int }
type problem = Bad_day of int * month | Bad_month of int | Bad_format of string

let months = [Jan; Feb; Mar; Apr; May; Jun; Jul; Aug; Sep; Oct; Nov; Dec]
let weekdays = [| Mon; Tue; Wed; Thu; Fri; Sat; Sun |]

let month_name = function
  | Jan -> "January" | Feb -> "February" | Mar -> "March" | Apr -> "April" | May -> "May"
  | Jun -> "June" | Jul -> "July" | Aug -> "August" | Sep -> "September" | Oct -> "October"
  | Nov -> "November" | Dec -> "December"

let day_name d =
  match d with
  | Mon -> "Monday" | Tue -> "Tuesday" | Wed -> "Wednesday" | Thu -> "Thursday"
  | Fri -> "Friday" | Sat -> "Saturday" | Sun -> "Sunday"

let is_leap y = (y mod 4 = 0 && y mod 100 <> 0) || y mod 400 = 0

let days_in year = function
  | Feb -> if is_leap year then 29 else 28
  | Apr | Jun | Sep | Nov -> 30
  | Jan | Mar | May | Jul | Aug | Oct | Dec -> 31

let rec index x n = function
  | [] -> raise Not_found
  | y :: _ when x = y -> n
  | _ :: rest -> index x (n + 1) rest

let make day m year =
  match List.nth_opt months (m - 1) with
  | None -> Error (Bad_month m)
  | exception Invalid_argument _ -> Error (Bad_month m)
  | Some month ->
    if day >= 1 && day <= days_in year month then Ok { day; month; year }
    else Error (Bad_day (day, month))

let parse s =
  match List.map int_of_string (String.split_on_char '-' s) with
  | [year; month; day] -> make day month year
  | _ -> Error (Bad_format s)
  | exception Failure _ -> Error (Bad_format s)

let day_of_year { day; month; year } =
  List.fold_left
    (fun n m -> if m < month then n + days_in year m else n)
    day months

let number ({ year; _ } as d) =
  let y = year - 1 in
  y * 365 + y / 4 - y / 100 + y / 400 + day_of_year d

let weekday d = weekdays.((number d + 6) mod 7)

let rec next ({ day; month; year } as d) =
  if day < days_in year month then { d with day = day + 1 }
  else match month with
    | Dec -> { day = 1; month = Jan; year = year + 1 }
    | m -> { d with day = 1; month = List.nth months (index m 0 months + 1) }

let rec after n d = if n = 0 then d else after (n - 1) (next d)

let compare_dates a b = compare (a.year, a.month, a.day) (b.year, b.month, b.day)

let show ({ day; month; year } as d) =
  Printf.sprintf "%s, %d %s %d" (day_name (weekday d)) day (month_name month) year

let explain = function
  | Bad_day (d, m) -> Printf.sprintf "%s has no day %d" (month_name m) d
  | Bad_month n -> Printf.sprintf "there is no month %d" n
  | Bad_format s -> "not a date: " ^ s

let () =
  let texts =
    [ "2024-02-29"; "2023-02-29"; "1900-02-29"; "2000-02-29"; "2026-11-27"; "2026-13-01";
      "2026-00-10"; "2026-04-31"; "yesterday"; "1-2"; "1969-07-20" ] in
  let results = List.map parse texts in
  List.iter (function Ok d -> print_endline (show d) | Error p -> print_endline (explain p)) results;
  let dates = List.filter_map (function Ok d -> Some d | Error _ -> None) results in
  List.iter
    (fun d -> Printf.printf "%d-%d-%d " d.year (1 + index d.month 0 months) d.day)
    (List.sort compare_dates dates);
  print_newline ();
  (match dates with
   | first :: rest ->
     let latest = List.fold_left (fun a b -> if compare_dates a b >= 0 then a else b) first rest in
     Printf.printf "%s is %d days after %s\n" (show latest) (number latest - number first) (show first)
   | [] -> ());
  List.iter (fun d -> print_endline (show d))
    [after 1 { day = 31; month = Dec; year = 1999 }; after 366 { day = 1; month = Jan; year = 2024 }];
  let weekend d = match weekday d with Sat | Sun -> true | Mon | Tue | Wed | Thu | Fri -> false in
  let rec count n d k = if n = 0 then k else count (n - 1) (next d) (if weekend d then k + 1 else k) in
  Printf.printf "%d\n" (count 365 { day = 1; month = Jan; year = 2026 } 0)

(* >>> output
Thursday, 29 February 2024
February has no day 29
February has no day 29
Tuesday, 29 February 2000
Friday, 27 November 2026
there is no month 13
there is no month 0
April has no day 31
not a date: yesterday
not a date: 1-2
Sunday, 20 July 1969
1969-7-20 2000-2-29 2024-2-29 2026-11-27 
Friday, 27 November 2026 is 1002 days after Thursday, 29 February 2024
Saturday, 1 January 2000
Wednesday, 1 January 2025
104
<<< *)
