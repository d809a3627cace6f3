// a limit for what never comes; a busy machine takes its time for what does
jest.setTimeout(60_000);
