let rec level0 a =
  let rec level1 b =
    let x = a * b in
    let rec level2 c =
      let y = x + c in
      let rec level3 d =
        let z = a + b + c + d in
        z * y in
      level3 (c + 1) in
    level2 (b + 1) in
  level1 (a + 1)
let () =
  print_int (level0 2);
  print_int (level0 5)
