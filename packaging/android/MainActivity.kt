package app.klondike.solitaire

import android.os.Bundle
import android.webkit.WebView
import androidx.activity.OnBackPressedCallback
import androidx.activity.enableEdgeToEdge

class MainActivity : TauriActivity() {
  // Back must not end a game under way: it closes the topmost dialog, as Escape does, and where there is none the app
  // steps aside with the game as it stands.
  override val handleBackNavigation = false
  private var page: WebView? = null

  override fun onCreate(savedInstanceState: Bundle?) {
    enableEdgeToEdge()
    super.onCreate(savedInstanceState)
    onBackPressedDispatcher.addCallback(this, object : OnBackPressedCallback(true) {
      override fun handleOnBackPressed() {
        val view = page
        if (view == null) moveTaskToBack(true)
        else view.evaluateJavascript(CLOSE_DIALOG) { closed -> if (closed != "true") moveTaskToBack(true) }
      }
    })
  }

  override fun onWebViewCreate(webView: WebView) {
    page = webView
  }

  private companion object {
    const val CLOSE_DIALOG = """(() => {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (!dialog) return false;
      if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
      return true;
    })()"""
  }
}
