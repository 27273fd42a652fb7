(* A program of a first course.
   RUN: %everywhere %s
*)
(* Images as matrices of chars: flood fill, components, rotations, sparse tables. *)

type image = char array array

let of_strings l : image =
  Array.of_list (List.map (fun s -> Array.init (String.length s) (fun i -> s.[i])) l)

let height (im : image) = Array.length im
let width (im : image) = if im = [||] then 0 else Array.length im.(0)

let print ?(title = "") (im : image) =
  if title <> "" then print_endline (title ^ ":");
  Array.iter (fun row -> print_endline ("  " ^ String.init (Array.length row) (Array.get row))) im

let copy (im : image) : image = Array.map Array.copy im

(* two kinds of flood fill: recursive, and with a stack *)
let fill_rec im (r, c) color =
  let old = im.(r).(c) in
  let rec go r c =
    if r >= 0 && r < height im && c >= 0 && c < width im && im.(r).(c) = old then begin
      im.(r).(c) <- color;
      go (r - 1) c; go (r + 1) c;
      go r (c - 1); go r (c + 1)
    end
  in
  if old <> color then go r c

let fill_stack im (r, c) color =
  let old = im.(r).(c) in
  let count = ref 0 in
  if old <> color then begin
    let todo = Stack.create () in
    Stack.push (r, c) todo;
    while not (Stack.is_empty todo) do
      let (r, c) = Stack.pop todo in
      match im.(r).(c) with
      | ch when ch = old ->
        im.(r).(c) <- color;
        incr count;
        List.iter (fun p -> Stack.push p todo) [ r - 1, c; r + 1, c; r, c - 1; r, c + 1 ]
      | _ -> ()
      | exception Invalid_argument _ -> ()     (* outside *)
    done
  end;
  !count

let components im =
  let im' = copy im in
  let next = ref 0 in
  let sizes = Hashtbl.create 7 in
  for r = 0 to height im' - 1 do
    for c = 0 to width im' - 1 do
      if im'.(r).(c) = '#' then begin
        let label = Char.chr (Char.code '1' + !next) in
        incr next;
        Hashtbl.replace sizes label (fill_stack im' (r, c) label)
      end
    done
  done;
  im', sizes
let rotate im = Array.init (width im) (fun r -> Array.init (height im) (fun c -> im.(height im - 1 - c).(r)))
let mirror = Array.map (fun row -> Array.of_list (List.rev (Array.to_list row)))
let rec times n f x = match n with 0 -> x | n -> times (n - 1) f (f x)
(* sparse version: only the black points, in a table indexed by pairs *)
let to_sparse im =
  let h = Hashtbl.create 50 in
  Array.iteri (fun r -> Array.iteri (fun c ch -> if ch <> '.' then Hashtbl.add h (r, c) ch)) im;
  h

let bounding_box h =
  Hashtbl.fold
    (fun (r, c) _ -> function
      | None -> Some (r, c, r, c)
      | Some (r0, c0, r1, c1) -> Some (min r r0, min c c0, max r r1, max c c1))
    h None

let crop im (r0, c0, r1, c1) = Array.map (fun row -> Array.sub row c0 (c1 - c0 + 1)) (Array.sub im r0 (r1 - r0 + 1))

let histogram im =
  Array.fold_left (Array.fold_left (fun h c ->
      match List.assoc_opt c h with
      | None -> (c, 1) :: h
      | Some n -> (c, n + 1) :: List.remove_assoc c h)) [] im
  |> List.sort compare

let picture = of_strings [
    "............";
    "..###....#..";
    "..#.#...##..";
    "..###..##...";
    "......##....";
    "..#.........";
    "............" ]

let () =
  print ~title:"picture" picture;
  Printf.printf "%d x %d\n" (height picture) (width picture);
  let a = copy picture and b = copy picture in
  fill_rec a (0, 0) '~';
  let n = fill_stack b (0, 0) '~' in
  print ~title:"filled from the corner" a;
  Printf.printf "same with a stack: %b, %d points\n" (a = b) n;
  let labels, sizes = components picture in
  print ~title:"components" labels;
  Hashtbl.fold (fun k v l -> (k, v) :: l) sizes []
  |> List.sort compare
  |> List.iter (fun (k, v) -> Printf.printf "  component %c: %d points\n" k v);
  match bounding_box (to_sparse picture) with
  | None -> print_endline "all white"
  | Some ((r0, c0, r1, c1) as box) ->
    Printf.printf "box: rows %d-%d, columns %d-%d\n" r0 r1 c0 c1;
    let small = crop picture box in
    print ~title:"cropped" small;
    print ~title:"rotated" (rotate small);
    print ~title:"mirrored" (mirror small);
    Printf.printf "four rotations: %b, two mirrors: %b, one rotation: %b\n"
      (times 4 rotate small = small) (mirror (mirror small) = small) (rotate small = small);
    List.iter (fun (c, n) -> Printf.printf "  %C %3d\n" c n) (histogram picture);
    Printf.printf "nothing in an empty one: %b\n" (bounding_box (to_sparse [||]) = None)

(* >>> output
picture:
  ............
  ..###....#..
  ..#.#...##..
  ..###..##...
  ......##....
  ..#.........
  ............
7 x 12
filled from the corner:
  ~~~~~~~~~~~~
  ~~###~~~~#~~
  ~~#.#~~~##~~
  ~~###~~##~~~
  ~~~~~~##~~~~
  ~~#~~~~~~~~~
  ~~~~~~~~~~~~
same with a stack: true, 67 points
components:
  ............
  ..111....2..
  ..1.1...22..
  ..111..22...
  ......22....
  ..3.........
  ............
  component 1: 8 points
  component 2: 7 points
  component 3: 1 points
box: rows 1-5, columns 2-9
cropped:
  ###....#
  #.#...##
  ###..##.
  ....##..
  #.......
rotated:
  #.###
  ..#.#
  ..###
  .....
  .#...
  .##..
  ..##.
  ...##
mirrored:
  #....###
  ##...#.#
  .##..###
  ..##....
  .......#
four rotations: true, two mirrors: true, one rotation: false
  '#'  16
  '.'  68
nothing in an empty one: true
<<< *)
