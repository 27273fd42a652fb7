/* Runs SQL statements in an in-memory database and prints all rows. */

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

static const char *const Statements[] = {
    "create table person(id integer primary key, name text not null, age int, "
    "score real)",
    "create index by_age on person(age desc, name)",
    "with recursive n(i) as (select 1 union all select i + 1 from n where i < "
    "400) insert into person select i, printf('p%03d', (i * 37) % 400), (i * "
    "i) "
    "% 91, i * 1.25 / 7 from n",
    "select count(*), sum(age), avg(score), min(name), max(name), total(id) "
    "from "
    "person",
    "select age, count(*) c, group_concat(name, '+') from (select * from "
    "person "
    "order by id) group by age having c > 8 order by c desc, age limit 5",
    "select p.name, q.name, p.age from person p join person q on p.age = q.age "
    "and p.id < q.id where p.name like 'p1%' order by p.name, q.name limit 7",
    "select name, rank() over (order by age), sum(score) over (partition by "
    "age "
    "% 5 order by id rows 2 preceding) from person order by id limit 6 offset "
    "50",
    "create table log(what text, old, new)",
    "create trigger changed after update of age on person begin insert into "
    "log "
    "values(new.name, old.age, new.age); end",
    "begin",
    "update person set age = age + 1000 where age between 10 and 12",
    "savepoint s",
    "delete from person where id % 2",
    "select count(*) from person",
    "rollback to s",
    "commit",
    "select count(*), (select count(*) from log), (select max(new) from log) "
    "from "
    "person",
    "insert into person values(1, 'twice', 0, 0)",
    "insert or replace into person values(1, 'replaced', null, -0.5e-3)",
    "select * from person where id in (1, 2, 399)",
    "select * from nowhere",
    "select 'unterminated",
    "explain query plan select * from person where age = 5 order by name",
    "create view old as select name, age from person where age > 1000",
    "select upper(name), length(name), substr(name, -2), hex(name), "
    "typeof(age), "
    "age / 7, age % 7, age / 7.0, ~age, age << 3 from old order by name limit "
    "4",
    "select abs(-5), round(2.567, 2), coalesce(null, 3), nullif(1, 1), 1e308 * "
    "10, 9223372036854775807 + 1, -9223372036854775808, cast('12abc' as int)",
    "select case when 3 > 2 then 'yes' else 'no' end, 'a' || 'b', 5 between 1 "
    "and 9, 'x' in ('y', 'x'), null is null, x'0102' < x'0103'",
    "select date('2024-02-29', '+1 year'), strftime('%j %W', '2023-12-31'), "
    "julianday('2000-01-01')",
    "select json_extract('{\"a\":[1,{\"b\":2.5}]}', '$.a[1].b'), "
    "json_array(1, 'two', null), json_group_array(age) from (select age from "
    "person order by id limit 3)",
    "with recursive f(a, b, n) as (select 0, 1, 0 union all select b, a + b, n "
    "+ "
    "1 from f where n < 40) select group_concat(a) from f",
    "create table big(k text primary key, v blob) without rowid",
    "with recursive n(i) as (select 1 union all select i + 1 from n where i < "
    "1500) insert into big select printf('%05d', (i * 7919) % 100003), "
    "zeroblob(i % 60) from n",
    "select count(*), sum(length(v)), min(k), max(k) from big",
    "delete from big where k > '05' and length(v) % 3 = 0",
    "select count(*), sum(length(v)) from big",
    "vacuum",
    "pragma integrity_check",
    "drop table person",
    "select name, type from sqlite_schema order by name",
};

int main(void) {
  sqlite3 *Database;
  printf("sqlite %s\n", sqlite3_libversion());
  if (sqlite3_open(":memory:", &Database) != SQLITE_OK)
    return 1;
  for (size_t I = 0; I < sizeof Statements / sizeof *Statements; ++I) {
    sqlite3_stmt *Statement = NULL;
    int Status =
        sqlite3_prepare_v2(Database, Statements[I], -1, &Statement, NULL);
    while (Status == SQLITE_OK || Status == SQLITE_ROW) {
      Status = sqlite3_step(Statement);
      if (Status != SQLITE_ROW)
        break;
      for (int C = 0; C < sqlite3_column_count(Statement); ++C) {
        const unsigned char *Text = sqlite3_column_text(Statement, C);
        printf("%s%s", C ? "|" : "", Text ? (const char *)Text : "NULL");
      }
      printf("\n");
    }
    if (Status != SQLITE_DONE)
      printf("%u: %s\n", (unsigned)I, sqlite3_errmsg(Database));
    sqlite3_finalize(Statement);
  }
  printf("%d\n", sqlite3_total_changes(Database));
  sqlite3_close(Database);
  return 0;
}
