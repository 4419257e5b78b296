/** Shows the System Error page where a part of the app failed to render. */
import { Component, type ReactNode } from "react";
import { ErrorArea } from "../pages/ErrorArea.tsx";
import { SystemErrorPage } from "../pages/SystemErrorPage.tsx";

type Props = { children: ReactNode };

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorArea>
        <SystemErrorPage />
      </ErrorArea>
    );
  }
}
