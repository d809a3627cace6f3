// What remotes may use of the library: the host's build drops the rest. `tooling/webpack/facades.mjs` checks every import.
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
