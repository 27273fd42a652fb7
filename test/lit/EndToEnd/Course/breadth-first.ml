(* Breadth-first search in a maze.
   RUN: %everywhere %s
*)
let maze =
  [| "#########";
     "#S..#...#";
     "#.#.#.#.#";
     "#.#...#.#";
     "#.#####.#";
     "#......E#";
     "#########" |]

let height = Array.length maze
let width = String.length maze.(0)

let find c =
  let p = ref (0, 0) in
  for i = 0 to height - 1 do
    for j = 0 to width - 1 do
      if maze.(i).[j] = c then p := (i, j)
    done
  done;
  !p

let search (si, sj) =
  let dist = Array.make_matrix height width (-1) in
  let queue = Array.make (height * width) (0, 0) in
  let head = ref 0 and tail = ref 0 in
  let visit d (i, j) =
    if maze.(i).[j] <> '#' && dist.(i).(j) < 0 then begin
      dist.(i).(j) <- d;
      queue.(!tail) <- (i, j);
      incr tail
    end
  in
  visit 0 (si, sj);
  while !head < !tail do
    let i, j = queue.(!head) in
    incr head;
    let d = dist.(i).(j) + 1 in
    Array.iter (visit d) [| (i - 1, j); (i + 1, j); (i, j - 1); (i, j + 1) |]
  done;
  dist

let () =
  let dist = search (find 'S') in
  let ei, ej = find 'E' in
  Printf.printf "the exit is %d steps away\n" dist.(ei).(ej);
  Array.iter (fun row ->
    Array.iter (fun d -> if d < 0 then print_string " ##" else Printf.printf "%3d" d) row;
    print_newline ()) dist

(* >>> output
the exit is 10 steps away
 ## ## ## ## ## ## ## ## ##
 ##  0  1  2 ##  8  9 10 ##
 ##  1 ##  3 ##  7 ## 11 ##
 ##  2 ##  4  5  6 ## 12 ##
 ##  3 ## ## ## ## ## 11 ##
 ##  4  5  6  7  8  9 10 ##
 ## ## ## ## ## ## ## ## ##
<<< *)
