echo [arguments]\n
info args
echo [locals]\n
info locals
echo [limits]\n
print -elements 2 -- ints
print -elements 2 -- tree
print -max-depth 1 -- tree
print -max-depth 0 -- pairs
print trees
print trees[0]
print point->y
print -raw -- *ints
print -raw -- *tree
print color
echo [frames]\n
frame
