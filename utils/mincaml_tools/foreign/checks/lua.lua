-- Exercises Lua's interpreter, its compiler, its collector and its libraries. What it
-- prints depends neither on addresses nor on the order of tables' fields.

local function sieve(n)
  local composite, primes = {}, {}
  for i = 2, n do
    if not composite[i] then
      primes[#primes + 1] = i
      for j = i * i, n, i do composite[j] = true end
    end
  end
  return primes
end
local primes = sieve(3000)
print("primes", #primes, primes[#primes])

local function fib(n) return n < 2 and n or fib(n - 1) + fib(n - 2) end
print("fib", fib(18))

-- Integers wrap, floats do not; both kinds of division; bits.
print(math.maxinteger + 1 == math.mininteger, 7 // -2, 7 % -2, -7 // 2, -7 % 2, 7.5 // 2)
print(1 << 62, 1 << 63, 1 << 64, -1 >> 60, 0xF0F0 ~ 0x0FF0, ~0, 5 & 6, 5 | 6)
print(1e15, 2^53, 1e100, 0.1 + 0.2, -0.0, 1 / 0, -1 / 0, 3 | 0, "10" + 5, 10 .. 20)
print(string.format("%d %5.2f %x %q %s %g %a", 42, 3.14159, 255, 'a\n"b"', true, 1e-7, 0.5))
print(tostring(1e15), tostring(123456789012), math.type(1), math.type(1.0), math.tointeger(3.0))
print(math.floor(-3.5), math.ceil(-3.5), math.fmod(-7, 3), math.sqrt(2), math.exp(1), math.pi)
print(tonumber("0x1p4"), tonumber("  12  "), tonumber("1e1"), tonumber("z", 36), tonumber("8", 8))

-- Strings and patterns.
local text = ("the quick brown fox jumps over the lazy dog "):rep(20)
local words, order = {}, {}
for word in text:gmatch("%a+") do
  if not words[word] then order[#order + 1] = word end
  words[word] = (words[word] or 0) + 1
end
table.sort(order)
for _, word in ipairs(order) do io.write(word, "=", words[word], " ") end
print()
print(text:gsub("(%w+) (%w+)", "%2 %1", 3):sub(1, 60))
print(("key = value"):match("^(%w+)%s*=%s*(%w+)$"), ("a.b.c"):find(".", 3, true), ("x"):byte())
print(("%bxy"):len(), ("f(a(b)c)d"):match("%b()"), ("THE (quick) fox"):find("%((%a+)%)"))
print(utf8.char(228, 8364, 128512), utf8.len("äöü"), #utf8.char(8364))
print(string.pack(">i4", 1000):byte(1, 4))
print(string.unpack("<i2", "\255\255"))

-- Tables, metatables, closures, variable arguments.
local Vector = {}
Vector.__index = Vector
Vector.__add = function(a, b) return setmetatable({ a[1] + b[1], a[2] + b[2] }, Vector) end
Vector.__eq = function(a, b) return a[1] == b[1] and a[2] == b[2] end
Vector.__tostring = function(v) return "(" .. v[1] .. ", " .. v[2] .. ")" end
Vector.__call = function(v, n) return v[n] end
local v = setmetatable({ 1, 2 }, Vector) + setmetatable({ 3, 4.5 }, Vector)
print(tostring(v), v(2), v == setmetatable({ 4, 6.5 }, Vector), rawlen(v))
local function counter()
  local n = 0
  return function(...) n = n + select("#", ...); return n end
end
local count = counter()
count(1, nil, 3)
print(count(nil), table.concat({ 1, 2, 3 }, "-"), table.unpack({ 1, 2, 3 }, 2))
local numbers = {}
local state = 12345
for i = 1, 500 do
  state = (state * 1103515245 + 12345) & 0x7fffffff
  numbers[i] = state % 1000
end
table.sort(numbers, function(a, b) return a > b end)
print(numbers[1], numbers[250], numbers[500], table.remove(numbers, 1), #numbers)
print(table.concat(table.move({ 1, 2, 3 }, 1, 3, 2), ","))

-- Coroutines and errors.
local function permutations(a, n)
  if n == 0 then coroutine.yield(table.concat(a)) end
  for i = 1, n do
    a[n], a[i] = a[i], a[n]
    permutations(a, n - 1)
    a[n], a[i] = a[i], a[n]
  end
end
local all = {}
for p in coroutine.wrap(function() permutations({ "a", "b", "c", "d" }, 4) end) do
  all[#all + 1] = p
end
print(#all, all[1], all[24])
print(pcall(error, { code = 7 }) and "" or "caught", select(2, pcall(error, "message", 0)))
print(select(2, pcall(function() local x = nil; return x.field end)))
print(select(2, pcall(function() return 1 // 0 end)))
print(xpcall(function() error("deep") end, function(m) return "handled " .. m:match("deep") end))
print(load("return 1 +"))
print(load("local a <const> = 5; goto done; ::done:: return a * 2")())
local function deep(n) return n == 0 and 0 or 1 + deep(n - 1) end
print(deep(150), select(2, pcall(function() local function f() return 1 + f() end return f() end)) ~= nil)

-- The collector: weak tables, finalizers, both modes.
local weak = setmetatable({}, { __mode = "v" })
for i = 1, 100 do weak[i] = {} end
collectgarbage()
local left = 0
for i = 1, 100 do if weak[i] then left = left + 1 end end
local finalized = 0
for _ = 1, 10 do setmetatable({}, { __gc = function() finalized = finalized + 1 end }) end
collectgarbage()
collectgarbage("generational")
local list
for i = 1, 20000 do list = { next = i % 50 ~= 0 and list or nil, value = "v" .. i } end
collectgarbage("incremental")
collectgarbage()
print("collected", left, finalized, list.value)

-- N queens and a matrix.
local function queens(n, row, columns, up, down)
  if row > n then return 1 end
  local found = 0
  for c = 1, n do
    if not columns[c] and not up[row + c] and not down[row - c + n] then
      columns[c], up[row + c], down[row - c + n] = true, true, true
      found = found + queens(n, row + 1, columns, up, down)
      columns[c], up[row + c], down[row - c + n] = nil, nil, nil
    end
  end
  return found
end
print("queens", queens(6, 1, {}, {}, {}))
local sum = 0.0
for i = 1, 40 do
  for j = 1, 40 do sum = sum + math.sin(i) * math.cos(j) / (i + j) end
end
print(string.format("%.12f", sum))
