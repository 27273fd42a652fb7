let a = "ok \q and \256 and \x4 and \o400 and \12"
let b = "\u{110000} \u{} \é"
let c = '\q'
let d = '\300'
let e = '\n
let f = 'é'
let g = '\u{41}'
