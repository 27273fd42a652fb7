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
