// a limit for tests that would never end; high, because a busy machine can be slow
jest.setTimeout(60_000);
