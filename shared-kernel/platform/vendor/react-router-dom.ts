// What remotes may use of the library: the host's build drops the rest. `souk-remote/build/facades.mjs` checks every import.
export { Route, Router, Routes, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
