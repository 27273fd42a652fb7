int sign(int x) {
  int result;
  if (x > 0)
    result = 1;
  else if (x < 0)
    result = -1;
  return result;
}

int smallest(const int *values, int count) {
  int result, i;
  for (i = 0; i < count; ++i)
    if (i == 0 || values[i] < result)
      result = values[i];
  return result;
}

int steps(void) {
  int x = 1, y = 2, z = 3, r = 0;
  while (x < 10) {
    r = y + z;
    if (x > z)
      r = z + y;
    x = x + 2;
  }
  return r * x;
}
