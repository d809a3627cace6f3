-- Of words that share letters, search takes those that are the fewest changes away.
create extension if not exists fuzzystrmatch;
