// The exports of the library that remotes may use: the host's build drops the rest. A remote that uses any other does not build.
export { Route, Router, Routes, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
