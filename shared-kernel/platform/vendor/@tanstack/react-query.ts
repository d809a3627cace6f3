// What remotes may use of the library: the host's build drops the rest. `souk-remote/build/facades.mjs` checks every import.
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
